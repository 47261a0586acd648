import { SetMetadata } from '@nestjs/common';

export const PUBLIC_ENDPOINT = 'public-endpoint';

/** Opens an endpoint to visitors. Every endpoint without it is for staff only. */
export const Public = () => SetMetadata(PUBLIC_ENDPOINT, true);

export const WITHOUT_SESSION = 'without-session';

/** Skips the session check, which needs the database. */
export const WithoutSession = () => SetMetadata(WITHOUT_SESSION, true);
