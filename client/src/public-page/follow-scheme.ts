import { SCHEME_STORAGE_KEY } from '../ui/theme/colour-scheme';

/** The colours that were chosen in the panel on this device, or else the system's, as it changes them. */
export function followScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const isDark = chosenScheme() === 'dark' || (chosenScheme() !== 'light' && dark.matches);
    document.documentElement.dataset['scheme'] = isDark ? 'dark' : 'light';
  };
  dark.addEventListener('change', apply);
  apply();
}

function chosenScheme(): string | null {
  try {
    return localStorage.getItem(SCHEME_STORAGE_KEY);
  } catch {
    // A browser that keeps nothing for this site follows the system.
    return null;
  }
}
