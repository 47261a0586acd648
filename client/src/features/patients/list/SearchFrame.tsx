import { styled } from '@mui/material/styles';

/** The box of a search field: magnifying glass, text and clear button. */
export const SearchFrame = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 42,
  padding: '0 4px 0 12px',
  borderRadius: 10,
  border: `1px solid color-mix(in srgb, ${(theme.vars ?? theme).palette.text.primary} 42%, transparent)`,
  color: (theme.vars ?? theme).palette.text.secondary,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  '&:focus-within': {
    borderColor: (theme.vars ?? theme).palette.primary.main,
    boxShadow: `0 0 0 3px color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 28%, transparent)`,
  },
  '& input': {
    flex: 1,
    minWidth: 0,
    alignSelf: 'stretch',
    border: 0,
    font: 'inherit',
    // Below 16 pixels, a phone zooms into the field.
    fontSize: '1rem',
    color: (theme.vars ?? theme).palette.text.primary,
    background: 'none',
    outline: 'none',
    textOverflow: 'ellipsis',
  },
  '& ::placeholder': { color: (theme.vars ?? theme).palette.text.secondary, opacity: 1 },
}));
