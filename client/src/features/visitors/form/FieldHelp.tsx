import { Icon } from '../Icon';

interface FieldHelpProps {
  id: string;
  fault?: string | undefined;
  /** Why the clinic asks, or other help. */
  help?: string | undefined;
}

/** Shown below a field. An error replaces the help: two sentences below a field are too many on a phone. */
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
