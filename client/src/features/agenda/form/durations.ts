export const DURATION_LABELS = { '60': '1 hora', '120': '2 horas' } as const;
