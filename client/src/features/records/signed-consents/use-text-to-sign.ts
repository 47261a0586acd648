import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../../apollo/apollo-failure';
import {
  type ConsentToSignInput,
  TextToSignDocument,
  type TextToSignFragment,
} from './signed-consents.generated';

type ReadText = { readonly text: TextToSignFragment } | { readonly failure: string };

/** Reads the current wording of a text for a patient, never from the cache: it is about to be signed. */
export function useTextToSign(): (input: ConsentToSignInput) => Promise<ReadText> {
  const client = useApolloClient();
  return async (input) => {
    try {
      const { data } = await client.query({
        query: TextToSignDocument,
        variables: { input },
        fetchPolicy: 'network-only',
      });
      if (data) return { text: data.consentToSign };
      return { failure: NOT_LOADED };
    } catch (error) {
      return { failure: failureOf(error).sentence ?? NOT_LOADED };
    }
  };
}

const NOT_LOADED = 'No se pudo cargar el texto. Inténtelo de nuevo.';
