import { useState } from 'react';
import type { ListedPhoto } from './listed-photo';
import { PhotoDialog } from './PhotoDialog';
import { PhotoTile, Tiles } from './PhotoTile';

interface PhotoTilesProps {
  label: string;
  photos: readonly ListedPhoto[];
  /** A photo was withdrawn or moved. */
  onChanged: () => void;
}

/** Thumbnails that open their photos. */
export function PhotoTiles({ label, photos, onChanged }: PhotoTilesProps) {
  const [openId, setOpenId] = useState<number>();
  return (
    <>
      <Tiles aria-label={label}>
        {photos.map((photo) => (
          <PhotoTile key={photo.id} photo={photo} onOpen={() => setOpenId(photo.id)} />
        ))}
      </Tiles>
      {openId !== undefined && (
        <PhotoDialog
          photos={photos}
          openId={openId}
          onOpen={setOpenId}
          onChanged={() => {
            setOpenId(undefined);
            onChanged();
          }}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}
