import { styled } from '@mui/material/styles';
import { differingParts } from './text-differences';

const Own = styled('mark')(({ theme }) => ({
  borderRadius: 4,
  paddingInline: 1,
  color: 'inherit',
  backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.warning.main} 26%, transparent)`,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
}));

export const MarkedText = ({ text, other }: { text: string; other: string }) =>
  differingParts(text, other).map((stretch) =>
    stretch.isOwn ? (
      <Own key={stretch.start}>{stretch.text}</Own>
    ) : (
      <span key={stretch.start}>{stretch.text}</span>
    ),
  );
