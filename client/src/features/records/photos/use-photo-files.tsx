import { MAX_PHOTOS_AT_ONCE } from '#domain/records/photos/photo.js';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { toasts } from '../../../ui/notices/toasts';
import type { PhotoTarget } from './upload-queue';
import { uploads } from './uploads';

/** Without HEIC, so that an iPhone converts its photos to JPEG. */
const UPLOADED = 'image/jpeg,image/png,image/webp,application/pdf';

interface PhotoFiles {
  /** Opens the phone's camera; on a computer, the choice of an image. */
  readonly takePhoto: () => void;
  /** Opens the choice of photos and documents. */
  readonly chooseFiles: () => void;
  readonly add: (files: readonly File[]) => void;
  /** To be rendered beside the buttons. */
  readonly inputs: ReactNode;
}

/** @param target the patient and visit of the files that are chosen. */
export function usePhotoFiles(target: PhotoTarget): PhotoFiles {
  const camera = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLInputElement>(null);
  const add = (files: readonly File[]) => {
    if (files.length > MAX_PHOTOS_AT_ONCE)
      toasts.warning(
        `Se suben las primeras ${MAX_PHOTOS_AT_ONCE} de ${files.length}: elija menos archivos a la vez.`,
      );
    uploads.add(files.slice(0, MAX_PHOTOS_AT_ONCE), target);
  };
  const onChange = ({ target: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    // The same file can be chosen again.
    input.value = '';
    if (files.length > 0) add(files);
  };
  return {
    takePhoto: () => camera.current?.click(),
    chooseFiles: () => choice.current?.click(),
    add,
    inputs: (
      <>
        <input
          ref={camera}
          type="file"
          hidden
          aria-label="Foto de la cámara"
          accept="image/*"
          capture="environment"
          onChange={onChange}
        />
        <input
          ref={choice}
          type="file"
          hidden
          multiple
          aria-label="Fotos o documentos"
          accept={UPLOADED}
          onChange={onChange}
        />
      </>
    ),
  };
}
