import { useState } from 'react';
import { fetchGraphql } from '../../../../calls/fetch-graphql';
import { sessionFetch } from '../../../../session/session-fetch';
import { ProofForm } from './ProofForm';
import { RecoveryCodes } from './RecoveryCodes';
import { RenewRecoveryCodesOperation, TurnOffSecondFactorOperation } from './second-factor.fetch.generated';
import { SetUpSteps } from './SetUpSteps';

export type Change = 'turn-on' | 'turn-off' | 'renew-codes';

interface SecondFactorChangeProps {
  change: Change;
  username: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Turns the user's second factor on or off, or creates new recovery codes. */
export function SecondFactorChange({ change, username, onDone, onCancel }: SecondFactorChangeProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} username={username} onDone={onDone} />;
  switch (change) {
    case 'turn-on':
      return <SetUpSteps username={username} onDone={onDone} onCancel={onCancel} />;
    case 'turn-off':
      return (
        <ProofForm
          submit="Desactivar"
          isDangerous
          onCancel={onCancel}
          send={async (proof) => {
            await fetchGraphql(TurnOffSecondFactorOperation, proof, { send: sessionFetch });
            onDone();
          }}
        />
      );
    case 'renew-codes':
      return (
        <ProofForm
          submit="Crear códigos nuevos"
          onCancel={onCancel}
          send={async (proof) => {
            const answer = await fetchGraphql(RenewRecoveryCodesOperation, proof, { send: sessionFetch });
            setCodes(answer.renewRecoveryCodes);
          }}
        />
      );
  }
}
