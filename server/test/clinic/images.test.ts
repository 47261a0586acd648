import { beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describedFetch } from '../product/described-fetch.js';
import type { Answer, TestClient } from '../product/test-client.js';
import { useProduct } from '../product/use-product.js';
import {
  animatedPng,
  animatedWebp,
  GIF,
  HTML,
  jpeg,
  phonePhoto,
  pixelBomb,
  png,
  SVG,
  webp,
} from './image-bytes.js';

const product = useProduct({
  empty: 'clinic_image_file, rate_limit',
  environment: { PUBLIC_URL: 'http://clinica.invalid' },
});
const { staff } = product;

const PATH = '/api/clinica/imagenes';

async function upload(
  word: string,
  bytes: Uint8Array,
  { type = 'application/octet-stream', query = '', client = staff as TestClient } = {},
): Promise<Answer> {
  const response = await describedFetch(`${product.url}${PATH}/${word}/${query}`, {
    method: 'PUT',
    headers: {
      'content-type': type,
      ...(client.access && { authorization: `Bearer ${client.access}` }),
      ...(client.cookie && { cookie: client.cookie }),
      ...(client.antiForgery && { 'x-csrftoken': client.antiForgery }),
    },
    body: bytes,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const download = async (address: string, headers: Record<string, string> = {}) => {
  const response = await describedFetch(product.url + address, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

const stored = async () =>
  (
    await product.database.query(
      'select kind, variant, media_type, width, height, bytes from clinic_image_file order by kind, variant',
    )
  ).rows;
const places = async () => (await staff.get(`${PATH}/`)).body;

describe('Image of the clinic', () => {
  it.each([
    ['PNG', png],
    ['JPEG', jpeg],
    ['WebP', webp],
  ])('accepts a %s as an image, and stores it in the sizes that pages show', async (_format, make) => {
    const { status, body } = await upload('foto', await make(1800, 1350));
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { cual: 'foto', imagen: { ancho: 1600, alto: 1200 } },
    });
    expect(await stored()).toMatchObject([
      { kind: 'PHOTO', variant: 'PREVIEW', media_type: 'image/jpeg', width: 1200, height: 630 },
      { kind: 'PHOTO', variant: 'SMALL', media_type: 'image/webp', width: 800, height: 600 },
      { kind: 'PHOTO', variant: 'WHOLE', media_type: 'image/webp', width: 1600, height: 1200 },
    ]);
  });

  it('reduces an image to its pixels: rotated upright, without location, name or colour profile', async () => {
    const original = await phonePhoto();
    expect(original.includes('Rosa Secreta')).toBe(true);
    expect(await sharp(original).metadata()).toMatchObject({ width: 800, orientation: 6 });
    await upload('foto', original);
    for (const { bytes, variant } of await stored()) {
      const { exif, icc, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      if (variant === 'WHOLE') {
        expect({ width, height }).toEqual({ width: 600, height: 800 });
        const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
        // The left half is now at the top.
        const [red = 0, , blue = 0] = data;
        expect(red).toBeGreaterThan(blue);
      }
    }
  });

  it('reduces an image to its pixels, whatever data follows them', async () => {
    const polyglot = Buffer.concat([await png(500, 500), HTML, Buffer.from('PK\x05\x06')]);
    expect((await upload('logo', polyglot, { type: 'image/png' })).status).toBe(200);
    for (const { bytes } of await stored()) expect(bytes.includes('<script>')).toBe(false);
  });

  it('keeps a logo’s transparency, and adds a white background for link previews', async () => {
    const clear = sharp({ create: { width: 300, height: 600, channels: 4, background: '#0000' } });
    await upload('logo', await clear.png().toBuffer());
    const [preview, small, whole] = await stored();
    expect(whole).toMatchObject({ media_type: 'image/png', width: 256, height: 512 });
    expect(small).toMatchObject({ media_type: 'image/webp', width: 72, height: 144 });
    expect((await sharp(whole.bytes).stats()).channels[3]?.max).toBe(0);
    expect((await sharp(preview.bytes).stats()).channels[0]?.min).toBe(255);
  });

  it('serves an image to all, cached forever by the hash of its bytes, without a cookie', async () => {
    await upload('logo', await png(200, 200));
    const [{ imagen }] = await places();
    const { data } = (await product.client().graphql('{ clinic { logo { address width height } } }')).body;
    expect(data.clinic.logo).toEqual({ address: imagen.direccion, width: 200, height: 200 });
    const { status, headers, bytes } = await download(imagen.direccion);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers.getSetCookie()).toEqual([]);
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(imagen.direccion).toBe(`/public/imagen/${hash}.png`);
    const again = await download(imagen.direccion, { 'if-none-match': headers.get('etag')! });
    expect({ status: again.status, length: again.bytes.length }).toEqual({ status: 304, length: 0 });
    for (const other of ['0'.repeat(64), hash.toUpperCase(), `${hash}%00`])
      expect((await download(`/public/imagen/${other}.png`)).status).toBe(404);
  });

  it('lets only a user who saw the current image replace or remove it', async () => {
    const { body: first } = await upload('logo', await png(200, 200));
    const { body: second } = await upload('logo', await png(300, 300), {
      query: `?version=${first.version}`,
    });
    expect(second.imagen.ancho).toBe(300);
    expect((await download(first.imagen.direccion)).status).toBe(404);
    const late = await upload('logo', await png(400, 400), { query: `?version=${first.version}` });
    expect({ status: late.status, ...late.body }).toEqual({
      status: 409,
      error: expect.stringContaining('Otra persona'),
    });
    expect((await staff.send('DELETE', `${PATH}/logo/?version=${first.version}`)).status).toBe(409);
    expect((await places())[0]).toEqual(second);
    const removed = await staff.send('DELETE', `${PATH}/logo/?version=${second.version}`);
    expect(removed.body).toEqual({ cual: 'logo', version: second.version + 1, imagen: null });
    expect(await stored()).toEqual([]);
  });

  it('shows a new image at once on the booking page, in link previews and for search engines', async () => {
    const { body } = await product.client().get('/public/reservar');
    expect(body).not.toContain('/public/imagen/');
    await upload('foto', await jpeg(1000, 800));
    const [, { imagen }] = await places();
    const { body: after } = await product.client().get('/public/reservar');
    expect(after).toContain(`srcSet="${imagen.direccion_pequena} 800w, ${imagen.direccion} 1000w"`);
    const preview = `http://clinica.invalid${imagen.direccion_vista_previa}`;
    expect(after).toContain(`<meta property="og:image" content="${preview}">`);
    expect(after).toContain(`"image":"http://clinica.invalid${imagen.direccion}"`);
  });
});

describe('Refused image upload', () => {
  let cases: Readonly<Record<string, Buffer>>;
  beforeAll(async () => {
    const [whole, photo, picture] = [await png(600, 600), await jpeg(900, 900), await webp(600, 600)];
    cases = {
      'an SVG': SVG,
      'an HTML page': HTML,
      'a GIF': GIF,
      'a PDF': Buffer.from('%PDF-1.7\n'),
      nonsense: Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'),
      'a cut PNG': whole.subarray(0, whole.length / 2),
      'a cut JPEG': photo.subarray(0, photo.length / 2),
      'a cut WebP': picture.subarray(0, picture.length / 2),
      'a bomb': pixelBomb(),
      'a moving PNG': animatedPng(),
      'a moving WebP': await animatedWebp(),
      'a small one': await png(399, 399),
    };
  });
  const NO_IMAGE =
    'El archivo no es una imagen PNG, JPEG o WebP. Guárdela en uno de esos formatos y súbala de nuevo.';
  const DAMAGED =
    'La imagen está dañada o incompleta. Ábrala en su computador, guárdela otra vez y súbala de nuevo.';
  const MOVING = 'La imagen tiene movimiento. Elija una fija y súbala de nuevo.';

  it.each([
    ['an SVG', 415, NO_IMAGE],
    ['an HTML page', 415, NO_IMAGE],
    ['a GIF', 415, NO_IMAGE],
    ['a PDF', 415, NO_IMAGE],
    ['nonsense', 400, DAMAGED],
    ['a cut PNG', 400, DAMAGED],
    ['a cut JPEG', 400, DAMAGED],
    ['a cut WebP', 400, DAMAGED],
    [
      'a bomb',
      400,
      'La imagen mide 50.000 × 50.000 píxeles, que es demasiado. Redúzcala a unos 4.000 por lado y súbala de nuevo.',
    ],
    ['a moving PNG', 400, MOVING],
    ['a moving WebP', 400, MOVING],
    [
      'a small one',
      400,
      'La imagen mide 399 × 399 píxeles, que es muy poco: se vería borrosa. Elija una de al menos 400 por lado.',
    ],
  ])('refuses %s as an image with advice, and changes nothing', async (name, status, error) => {
    await product.database.query(
      `insert into clinic_image_file (kind, variant, hash, media_type, width, height, bytes)
       values ('PHOTO', 'WHOLE', encode(sha256('before'), 'hex'), 'image/webp', 9, 9, 'before')`,
    );
    const before = [await stored(), await places()];
    const answer = await upload('foto', cases[name]!, { type: 'image/png' });
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body: { error } });
    expect([await stored(), await places()]).toEqual(before);
  });

  it('refuses an image of more than 5 MB, with or without a Content-Length', async () => {
    const error = 'La imagen pesa más de 5 MB. Redúzcala y súbala de nuevo.';
    const heavy = Buffer.concat([await png(100, 100), Buffer.alloc(5_000_000)]);
    const announced = await upload('foto', heavy);
    expect({ status: announced.status, body: announced.body }).toEqual({ status: 413, body: { error } });
    const streamed = await describedFetch(`${product.url}${PATH}/foto/`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${staff.access}`, 'content-type': 'image/png' },
      body: new Blob([heavy]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect({ status: streamed.status, body: await streamed.json() }).toEqual({
      status: 413,
      body: { error },
    });
  });

  it('refuses an upload without an image, a form, and an unknown kind of image', async () => {
    const picture = await png(500, 500);
    expect(await staff.send('PUT', `${PATH}/foto/`)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('No llegó') },
    });
    const form = await upload('foto', picture, { type: 'multipart/form-data; boundary=x' });
    expect(form).toMatchObject({ status: 415, body: { error: expect.stringContaining('sin formulario') } });
    expect((await upload('firma', picture)).status).toBe(404);
    expect((await upload('foto', picture, { query: '?version=x' })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('refuses an image upload during another one, and too many in a row', async () => {
    const picture = await png(2000, 2000);
    const words = ['logo', 'foto', 'logo', 'foto'];
    const all = await Promise.all(words.map((word) => upload(word, picture)));
    expect([...new Set(all.map(({ status }) => status))].sort()).toEqual([200, 429]);
    await product.database.query('update rate_limit set points = 1000');
    const many = await upload('logo', picture);
    expect(many).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining('muchas imágenes seguidas') },
    });
    expect(Number(many.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('Access to image uploads', () => {
  it('requires staff and an anti-forgery token to upload an image, and reads nothing before that check', async () => {
    const picture = await png(500, 500);
    const visitor = await upload('logo', Buffer.alloc(6_000_000), { client: product.client() });
    expect(visitor.status).toBe(401);
    const foreign = product.client();
    foreign.access = staff.access;
    expect((await upload('logo', picture, { client: foreign })).status).toBe(403);
    expect(await stored()).toEqual([]);
  });
});
