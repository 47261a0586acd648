/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { FetchOperation } from '../../../calls/fetch-graphql';
/** What somebody asks about their data. Short texts have at most 200 characters. */
export type PrivacyRequestInput = {
  /** Which data, and why; at most 4,000 characters. */
  details?: string | null | undefined;
  /** Where the answer goes. */
  email: string;
  name: string;
  phone?: string | null | undefined;
  right: PrivacyRight;
  /** As it was written; it is not looked up. */
  rut?: string | null | undefined;
};

/** What a person can ask about their data (Ley 19.628, as amended by Ley 21.719). */
export type PrivacyRight =
  /** Article 5. */
  | 'ACCESS'
  /** Article 8 ter; answered within two business days. */
  | 'BLOCKING'
  /** Article 8. */
  | 'OPPOSITION'
  /** Article 9. */
  | 'PORTABILITY'
  /** Article 6. */
  | 'RECTIFICATION'
  /** Article 7. */
  | 'SUPPRESSION';

export type AskAboutMyDataMutationVariables = Exact<{
  input: PrivacyRequestInput;
}>;


export type AskAboutMyDataMutation = { askAboutMyData: { receivedOn: string, dueOn: string } };

export const AskAboutMyDataOperation: FetchOperation<AskAboutMyDataMutation, AskAboutMyDataMutationVariables> = { name: 'AskAboutMyData', kind: 'mutation', text: "mutation AskAboutMyData($input:PrivacyRequestInput!){askAboutMyData(input:$input){receivedOn dueOn}}" };