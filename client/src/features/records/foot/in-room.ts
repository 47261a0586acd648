/** Where the exam has 600 pixels: on a tablet's page as in a wide dialog. It is also narrow in a narrow dialog. */
export const IN_ROOM = '@container foot (min-width: 600px)';
