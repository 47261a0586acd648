import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading';

interface PageHeadProps {
  /** The document's title, without the product's name; also the heading by default. */
  title: string;
  heading?: ReactNode;
  introduction?: ReactNode;
  /** Whether it is a line of facts, which may be as wide as the page, instead of sentences. */
  hasFacts?: boolean;
  actions?: ReactNode;
  /** Has the actions on a line of their own on all but wide screens, where a title that arrives late would move them. */
  isStacked?: boolean;
}

export const PageHead = ({
  title,
  heading = title,
  introduction,
  hasFacts = false,
  actions,
  isStacked = false,
}: PageHeadProps) => (
  <>
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        ...(isStacked && {
          flexDirection: { xs: 'column', lg: 'row' },
          alignItems: { xs: 'flex-start', lg: 'center' },
        }),
      }}
    >
      <PageHeading title={title}>{heading}</PageHeading>
      {actions}
    </Box>
    {introduction && (
      <Typography
        color="textSecondary"
        sx={{
          marginTop: { xs: actions ? 1.5 : 0.5, sm: 0.5 },
          ...(!hasFacts && { maxWidth: '72ch' }),
          overflowWrap: 'anywhere',
          textWrap: 'pretty',
        }}
      >
        {introduction}
      </Typography>
    )}
  </>
);
