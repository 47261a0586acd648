import { type ClinicImageKind, imageFormatOf, MAX_IMAGE_BYTES } from '#domain/clinic/images/clinic-image.js';
import { IMAGE_FAULTS } from '#domain/clinic/images/clinic-image.es.js';
import AddPhotoAlternateOutlined from '~icons/outline-add-photo-alternate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { useUnsavedChanges } from '../../../ui/dialogs/unsaved-changes';
import { Notice } from '../../../ui/notices/Notice';
import { toasts } from '../../../ui/notices/toasts';
import { useKeptFocus } from '../../../ui/use-kept-focus';
import type { ClinicImagesQuery } from './clinic-images.generated';
import { saveImage, sentenceOf } from './save-image';

const WORDS = {
  LOGO: {
    title: 'Logo',
    hint: 'En el encabezado de lo que se imprime, en el panel y en la página de reservas.',
    image: 'El logo',
    choose: 'Elegir logo',
    change: 'Cambiar logo',
    remove: 'Quitar logo',
    saved: 'Logo guardado',
    removed: 'Logo quitado',
    question: 'Volverá a verse la huella de siempre.',
  },
  PHOTO: {
    title: 'Foto de la clínica',
    hint: 'En la página de reservas, y en la vista previa cuando alguien comparte su enlace.',
    image: 'La foto',
    choose: 'Elegir foto',
    change: 'Cambiar foto',
    remove: 'Quitar foto',
    saved: 'Foto guardada',
    removed: 'Foto quitada',
    question: 'La página de reservas se verá sin foto.',
  },
} as const satisfies Record<ClinicImageKind, object>;

/** A chosen file that is not saved yet, with its image as a data: URL. */
interface Chosen {
  readonly file: File;
  readonly address: string;
}

const staysNowhere = () => false;

interface ImagePlaceProps {
  readonly place: ClinicImagesQuery['clinicImages'][number];
  /** Whether the page's URL links to this image. */
  readonly isAsked: boolean;
  readonly reload: () => Promise<unknown>;
}

export function ImagePlace({ place: { kind, version, image }, isAsked, reload }: ImagePlaceProps) {
  const words = WORDS[kind];
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const confirm = useConfirm();
  const titleId = useId();
  const kept = useKeptFocus();
  useUnsavedChanges(chosen !== undefined, staysNowhere);
  useEffect(() => {
    if (!isAsked) return;
    chooser.current?.scrollIntoView({ block: 'center' });
    chooser.current?.focus();
  }, [isAsked]);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    setFault(undefined);
    setChosen(undefined);
    if (file.size > MAX_IMAGE_BYTES) return setFault(IMAGE_FAULTS.tooHeavy);
    const address = await addressOf(file);
    if (isImage(address)) setChosen({ file, address });
    else setFault(IMAGE_FAULTS.otherFormat);
  };
  const save = async (file: File | undefined, done: string) => {
    setSaving(true);
    setFault(undefined);
    let refusal: string | undefined;
    try {
      await saveImage(kind, version, file);
      toasts.success(done);
      setChosen(undefined);
    } catch (error) {
      refusal = sentenceOf(error) ?? 'No se pudo guardar la imagen. Inténtelo de nuevo.';
    }
    await reload();
    setSaving(false);
    // The error appears after the reload, since only then can another image be saved.
    setFault(refusal);
  };
  const remove = async () => {
    const isSure = await confirm({
      title: words.remove,
      question: words.question,
      accept: words.remove,
    });
    if (isSure) await save(undefined, words.removed);
  };

  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      {...kept}
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '200px minmax(0, 1fr)' },
        gap: { xs: 1.5, sm: 3 },
        alignItems: 'start',
        outline: 'none',
      }}
    >
      <Picture
        kind={kind}
        address={chosen?.address ?? image?.address}
        words={chosen ? `${words.image} que eligió` : `${words.image} de ahora`}
      />
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <div>
          <Typography variant="h3" component="h2" id={titleId}>
            {words.title}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {words.hint} PNG, JPEG o WebP de hasta 5 MB.
          </Typography>
        </div>
        {fault && <Notice sentence={fault} />}
        {isSaving && <LinearProgress aria-label={`Guardando: ${words.title}`} />}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={words.title}
          accept="image/png,image/jpeg,image/webp"
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // Choosing the same file again must trigger a change, too.
            event.target.value = '';
          }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {chosen ? (
            <>
              <Button
                variant="contained"
                loading={isSaving}
                aria-label={`Guardar: ${words.title}`}
                onClick={() => void save(chosen.file, words.saved)}
              >
                Guardar
              </Button>
              <Button
                disabled={isSaving}
                aria-label={`Descartar: ${words.title}`}
                onClick={() => setChosen(undefined)}
              >
                Descartar
              </Button>
            </>
          ) : (
            <>
              <Button
                ref={chooser}
                variant="outlined"
                disabled={isSaving}
                onClick={() => input.current?.click()}
              >
                {image ? words.change : words.choose}
              </Button>
              {image && (
                <Button color="error" disabled={isSaving} onClick={() => void remove()}>
                  {words.remove}
                </Button>
              )}
            </>
          )}
        </Box>
      </Box>
    </Box>
  );
}

interface PictureProps {
  readonly kind: ClinicImageKind;
  readonly address: string | undefined;
  readonly words: string;
}

function Picture({ kind, address, words }: PictureProps) {
  const isLogo = kind === 'LOGO';
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        height: { xs: isLogo ? 132 : 220, sm: 132 },
        padding: isLogo && address ? 1.5 : 0,
        overflow: 'hidden',
        border: address ? '1px solid var(--line)' : '1px dashed var(--line-field)',
        borderRadius: 'var(--r-control)',
        color: 'var(--ink-2)',
        // Logos are made for white paper.
        ...(address && { backgroundColor: 'Canvas', colorScheme: 'only light' }),
        '& img': { width: '100%', height: '100%', minHeight: 0, objectFit: isLogo ? 'contain' : 'cover' },
      }}
    >
      {address ? <img src={address} alt={words} /> : <AddPhotoAlternateOutlined aria-hidden />}
    </Box>
  );
}

/** Whether the file's first bytes are an image's, checked before it is sent. */
function isImage(address: string): boolean {
  const content = address.indexOf(',') + 1;
  const beginning = atob(address.slice(content, content + 24));
  return imageFormatOf(Uint8Array.from(beginning, (sign) => sign.charCodeAt(0))) !== undefined;
}

/** A data: URL, which the Content-Security-Policy allows. */
const addressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file was not read'));
    reader.readAsDataURL(file);
  });
