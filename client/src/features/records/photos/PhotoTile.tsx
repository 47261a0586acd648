import { capitalised } from '#domain/capitalised.es.js';
import { shortDate } from '#domain/clinic-time.es.js';
import { PHOTO_KIND_LABELS, placeInWords } from '#domain/records/photos/photo.es.js';
import ImageNotSupportedOutlined from '~icons/outline-image-not-supported';
import PictureAsPdfOutlined from '~icons/outline-picture-as-pdf';
import VisibilityOffOutlined from '~icons/outline-visibility-off';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Placeholder } from '../../../ui/Placeholder';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { ONE_COLUMN } from '../../../ui/one-column';
import type { ListedPhoto } from './listed-photo';
import { useIsNear } from './use-is-near';
import { useLoadedImage } from './use-loaded-image';

const Tile = styled(ButtonBase)({
  ...ONE_COLUMN,
  alignContent: 'start',
  justifyItems: 'stretch',
  gap: 4,
  width: '100%',
  height: '100%',
  padding: 4,
  borderRadius: 'var(--r-control)',
  textAlign: 'left',
  '&:hover': { backgroundColor: 'var(--mist)' },
  '&[aria-pressed="true"]': { boxShadow: 'inset 0 0 0 2px var(--brand)', backgroundColor: 'var(--mist)' },
  // A scrolling list would cut off an outline outside the button.
  '&:focus-visible': { outlineOffset: -2 },
});

export const Tiles = styled('ul')({
  display: 'grid',
  // Two on a phone: a narrower one breaks its caption into four lines.
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

interface PhotoTileProps {
  photo: ListedPhoto;
  /** Where photos are chosen; absent where they are opened. */
  isChosen?: boolean;
  onOpen: () => void;
}

/** A photo's thumbnail with its date and place; it is loaded once it comes near the visible part of the page. */
export function PhotoTile({ photo, isChosen, onOpen }: PhotoTileProps) {
  const { ref, isNear } = useIsNear<HTMLLIElement>();
  return (
    <li ref={ref}>
      <Tile onClick={onOpen} aria-pressed={isChosen}>
        <Box
          sx={{
            position: 'relative',
            display: 'grid',
            placeItems: 'center',
            aspectRatio: '1',
            overflow: 'hidden',
            borderRadius: 'var(--r-event)',
            color: 'text.secondary',
            backgroundColor: 'var(--sunken)',
          }}
        >
          <Content photo={photo} isNear={isNear} />
        </Box>
        <Box sx={{ paddingInline: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography component="div" variant="body2" sx={{ fontWeight: 550 }}>
            <VisuallyHidden>{PHOTO_KIND_LABELS[photo.kind]} del </VisuallyHidden>
            {shortDate(photo.takenOn)}
          </Typography>
          <Typography component="div" variant="caption" color="textSecondary">
            {captionOf(photo)}
          </Typography>
        </Box>
      </Tile>
    </li>
  );
}

function Content({ photo, isNear }: { photo: ListedPhoto; isNear: boolean }) {
  if (photo.withdrawnAt) return <VisibilityOffOutlined aria-hidden />;
  if (!photo.smallAddress) return <PictureAsPdfOutlined aria-hidden />;
  return <Thumbnail address={isNear ? photo.smallAddress : undefined} />;
}

const WHOLE = { position: 'absolute', inset: 0, width: '100%', height: '100%' };

function Thumbnail({ address }: { address: string | undefined }) {
  const { source, hasFailed } = useLoadedImage(address);
  if (hasFailed) return <ImageNotSupportedOutlined aria-hidden />;
  if (!source) return <Placeholder sx={WHOLE} />;
  return <Box component="img" src={source} alt="" sx={{ ...WHOLE, objectFit: 'cover' }} />;
}

const captionOf = (photo: ListedPhoto): string =>
  [
    photo.kind === 'DOCUMENT' && 'Documento PDF',
    capitalised(placeInWords(photo)),
    photo.purpose === 'PUBLISHING' && 'Difusión',
    photo.withdrawnAt && 'Retirada',
  ]
    .filter(Boolean)
    .join(' · ');
