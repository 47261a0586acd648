import { SetMetadata } from '@nestjs/common';

export const PUBLIC_ENDPOINT = 'public-endpoint';

/** Opens a door to visitors. Every door without it is staff's. */
export const Public = () => SetMetadata(PUBLIC_ENDPOINT, true);

export const WITHOUT_SESSION = 'without-session';

/** Never asks whose the token is, which the database would have to say. */
export const WithoutSession = () => SetMetadata(WITHOUT_SESSION, true);
