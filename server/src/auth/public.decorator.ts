import { SetMetadata } from '@nestjs/common';

export const PUBLIC_DOOR = 'public-door';

/** Opens a door to visitors. Every door without it is staff's. */
export const Public = () => SetMetadata(PUBLIC_DOOR, true);
