/** Made by client/build/icon-module.mjs. */
declare module '~icons/*' {
  import type SvgIcon from '@mui/material/SvgIcon';
  const Icon: typeof SvgIcon;
  export default Icon;
}
