import { longDay } from '#domain/clinic-time.es.js';
import { serviceInText } from '#domain/agenda/appointment.es.js';
import type { ChoosingScreen, PublicClinic, PublicPage } from '#domain/visitors/booking/public-page.js';
import { PREVIEW_SIZE } from '#domain/clinic/images/clinic-image.js';
import { INTAKE_TITLE } from '#domain/records/intake/intake.es.js';
import type { PageFiles } from './page-files.js';
import { SCRIPT_AFTER_PAINT } from './script-after-paint.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Inside a script element, only '<' could end it. */
const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * The whole document. Content comes first: the styles are inlined, and the script is loaded after the first paint,
 * because everything works without it. The script is only included for choosing an hour, for drawing a signature, or
 * when a flood requires proof of work.
 * @param publicUrl the clinic's own address, for search engines and link previews.
 */
export function htmlOf(page: PublicPage, files: PageFiles, publicUrl: string | undefined): string {
  const { render, script, fonts, schemeScript, styles } = files;
  const isForEverybody = page.kind === 'choosing';
  const isIndexed = isForEverybody || page.kind === 'privacy';
  const needsScript =
    isForEverybody || page.kind === 'signing' || (page.kind === 'form' && page.challenge !== undefined);
  return `<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(titleOf(page))}</title>
${isForEverybody ? metaOf(page, publicUrl) : ''}${isIndexed ? '' : '<meta name="robots" content="noindex">'}
${page.kind === 'message' && page.retry && !page.retry.form ? `<meta http-equiv="refresh" content="${page.retry.afterSeconds}">` : ''}
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#e4f1ee">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17332f">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<script>${schemeScript}</script>
<style>${styles}</style>
</head>
<body>
<div id="root">${render(page)}</div>
${isForEverybody ? `<script id="page" type="application/json">${jsonOf(page)}</script>` : ''}
${needsScript ? `<script data-script="${script}">${SCRIPT_AFTER_PAINT}</script>` : ''}
</body>
</html>
`;
}

const OWN_TITLES = {
  privacy: 'Política de privacidad',
  form: 'Tus datos',
  own: 'Su hora',
  cancelling: '¿Cancelar su hora?',
  moving: 'Cambiar su hora',
  waiting: 'Avíseme si se libera una hora',
  offer: 'Se liberó una hora',
  signing: 'Consentimiento',
  intake: INTAKE_TITLE,
  verifying: 'Verificar un certificado',
} as const;

function titleOf(page: PublicPage): string {
  const { name } = page.clinic;
  switch (page.kind) {
    case 'choosing':
      return `Reservar hora · ${name}`;
    case 'message':
      return `${page.title} · ${name}`;
    case 'own':
      return `${page.news ?? OWN_TITLES.own} · ${name}`;
    default:
      return `${OWN_TITLES[page.kind]} · ${name}`;
  }
}

/** For search engines and link previews. */
function metaOf(page: ChoosingScreen, publicUrl: string | undefined): string {
  const { clinic, offer } = page;
  const address = publicUrl && new URL('/public/reservar', publicUrl).href;
  const next = offer.firstFree && ` Próxima hora: ${longDay(offer.firstFree.date)}, ${offer.firstFree.time}.`;
  const place = clinic.place && `, ${clinic.place}`;
  const description = `Reserve en línea su hora de ${servicesOf(page)} en ${clinic.name}${place}.${next ?? ''}`;
  const properties = {
    'og:type': 'website',
    'og:locale': 'es_CL',
    'og:site_name': clinic.name,
    'og:title': titleOf(page),
    'og:description': description,
    ...(address && { 'og:url': address }),
    ...previewOf(clinic, publicUrl),
  };
  const hasImage = 'og:image' in properties;
  return [
    `<meta name="description" content="${escaped(description)}">`,
    ...(address ? [`<link rel="canonical" href="${escaped(address)}">`] : []),
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
    ),
    `<meta name="twitter:card" content="${hasImage ? 'summary_large_image' : 'summary'}">`,
    `<script type="application/ld+json">${jsonOf(businessOf(page, publicUrl, address))}</script>`,
  ].join('\n');
}

/** The services that visitors can book: 'podología y manicura'. */
const servicesOf = ({ treatments }: ChoosingScreen): string =>
  [...new Set(treatments.map(({ serviceType }) => serviceInText(serviceType)))].join(' y ');

/** Previews only show an image given by an absolute URL. */
function previewOf(
  { name, logo, photo }: PublicClinic,
  publicUrl: string | undefined,
): Record<string, string> {
  const address = (photo ?? logo)?.previewAddress;
  if (!address || !publicUrl) return {};
  return {
    'og:image': new URL(address, publicUrl).href,
    'og:image:width': String(PREVIEW_SIZE.width),
    'og:image:height': String(PREVIEW_SIZE.height),
    'og:image:alt': name,
  };
}

/** schema.org/MedicalBusiness */
const businessOf = (
  { clinic }: PublicPage,
  publicUrl: string | undefined,
  url: string | undefined,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'MedicalBusiness',
  name: clinic.name,
  ...(url && { url }),
  ...(publicUrl && clinic.logo && { logo: new URL(clinic.logo.address, publicUrl).href }),
  ...(publicUrl && clinic.photo && { image: new URL(clinic.photo.address, publicUrl).href }),
  ...(clinic.phone && { telephone: clinic.phone }),
  ...(clinic.place && {
    address: { '@type': 'PostalAddress', streetAddress: clinic.place, addressCountry: 'CL' },
  }),
  openingHoursSpecification: clinic.openings.map(({ weekday, opensAt, closesAt }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: WEEKDAYS[weekday - 1],
    opens: opensAt,
    closes: closesAt,
  })),
});

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (day) => `https://schema.org/${day}`,
);
