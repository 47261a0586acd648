import { Icon } from './Icon';

interface FieldHelpProps {
  id: string;
  fault?: string | undefined;
  /** Why the clinic asks, or another help. */
  help?: string | undefined;
}

/** Below a field. An error takes the help's place: two sentences below a field are one too many on a phone. */
export function FieldHelp({ id, fault, help }: FieldHelpProps) {
  if (fault !== undefined) {
    return (
      <small className="fault" id={id}>
        <Icon name="warn" />
        <span>{fault}</span>
      </small>
    );
  }
  return help === undefined ? null : <small id={id}>{help}</small>;
}
