/** A footprint; public/favicon.svg is the same drawing. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role="img"
      aria-label="Huella"
      style={{ flexShrink: 0 }}
    >
      <rect width="32" height="32" rx="9" fill="#0b5d57" />
      <g fill="#fff" transform="rotate(7 16 16)">
        <path d="M14.2 12.4c2.9-.7 5.9.8 6.5 3.6.5 2.3-.7 3.9-1.1 5.6-.5 2.2.1 5.8-3.4 6.2-3.3.3-3.9-2.9-4.2-5.3-.2-1.6-1.3-2.9-1.4-5-.1-2.5 1.4-4.5 3.6-5.1z" />
        <ellipse cx="11.3" cy="8" rx="2.1" ry="2.6" transform="rotate(-12 11.3 8)" />
        <circle cx="15.5" cy="7.2" r="1.55" />
        <circle cx="18.9" cy="8.1" r="1.35" />
        <circle cx="21.5" cy="10.1" r="1.2" />
        <circle cx="23.2" cy="12.9" r="1.05" />
      </g>
    </svg>
  );
}
