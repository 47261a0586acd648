import { ConflictChoice, type ConflictChoiceProps } from '../../ui/ConflictChoice';
import { Notice } from '../../ui/notices/Notice';

/** Somebody else saved these hours first; whoever edits decides. */
export function StaleAgenda(props: ConflictChoiceProps) {
  return (
    <Notice
      sentence="Otra persona cambió estos horarios mientras los editaba."
      action={<ConflictChoice {...props} />}
    />
  );
}
