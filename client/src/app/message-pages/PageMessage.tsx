import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { Message } from '../../ui/frame/Message';
import { PageHeading } from '../../ui/frame/PageHeading';
import type { WayBack } from './way-back';

interface PageMessageProps extends Pick<ComponentProps<typeof Message>, 'icon' | 'sentence' | 'detail'> {
  title: string;
  back: WayBack;
}

export function PageMessage({ title, back, ...message }: PageMessageProps) {
  return (
    <Box
      sx={{
        flex: 1,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        padding: 2,
        minHeight: 360,
      }}
    >
      <PageHeading title={title}>{title}</PageHeading>
      <Message
        {...message}
        action={
          <Button
            variant="contained"
            component={Link}
            to={back.to}
            reloadDocument={back.to.startsWith('/public/')}
          >
            {back.label}
          </Button>
        }
      />
    </Box>
  );
}
