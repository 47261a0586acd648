/** The headers of columns about packs in the archive of everything. */
export const PACK_NAMES = {
  pack_id: 'ID del pack',
  pack_offer_id: 'ID del pack en venta',
  'pack_use.reverses_id': 'ID de la sesión que devuelve',
  pack_use_id: 'ID de la sesión de pack',
  removed_by: 'ID de quien la quitó',
  redeemed_by: 'ID de quien lo canjeó',
  removed_at: 'Quitada el',
  redeemed_at: 'Canjeado el',
};
