import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

interface ReachLinkProps {
  href: string;
  icon: ReactNode;
  label: string;
  /** The patient's name, for screen readers. */
  who: string;
  /** Whether it opens in a new tab. */
  isElsewhere?: boolean;
}

/** A link for contacting a patient: call, WhatsApp or e-mail. */
export function ReachLink({ href, icon, label, who, isElsewhere = false }: ReachLinkProps) {
  return (
    <Button
      component="a"
      href={href}
      {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
      variant="outlined"
      color="inherit"
      startIcon={icon}
      sx={{
        flex: '1 1 auto',
        minHeight: 44,
        paddingInline: 1.25,
        fontSize: '0.875rem',
        '& .MuiButton-startIcon': { marginInline: '0 6px' },
      }}
    >
      {label}
      <VisuallyHidden> a {who}</VisuallyHidden>
    </Button>
  );
}
