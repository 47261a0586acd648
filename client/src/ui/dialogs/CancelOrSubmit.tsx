import Button, { type ButtonProps } from '@mui/material/Button';

interface CancelOrSubmitProps {
  /** The label of the submit button. */
  submit: string;
  isBusy: boolean;
  /** Disables only the submit button. */
  isDisabled?: boolean;
  color?: ButtonProps['color'];
  /** In pixels. */
  minWidth?: number;
  onCancel: () => void;
}

/** The actions of a dialog that is a form. */
export function CancelOrSubmit(props: CancelOrSubmitProps) {
  const { submit, isBusy, isDisabled = false, color = 'primary', minWidth, onCancel } = props;
  return (
    <>
      <Button variant="outlined" color="inherit" disabled={isBusy} onClick={onCancel}>
        Cancelar
      </Button>
      <Button
        type="submit"
        variant="contained"
        color={color}
        loading={isBusy}
        disabled={isDisabled}
        {...(minWidth && { sx: { minWidth } })}
      >
        {submit}
      </Button>
    </>
  );
}
