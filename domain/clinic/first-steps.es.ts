export const PAUSED_TITLE = 'Todavía no se reserva en línea';

/** The text for visitors. @param phone as the clinic wrote it; empty if unknown. */
export const pausedSentence = (phone: string): string =>
  phone === ''
    ? 'La clínica está preparando su página de reservas. Vuelva a intentarlo más tarde.'
    : `La clínica está preparando su página de reservas. Para pedir una hora, llame al ${phone}.`;
