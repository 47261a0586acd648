import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { AGENDA_HOURS, DRAFT_DAYS } from '../../../private-storage/limits';
import { privateDatabase } from '../../../private-storage/private-database';
import { Card } from '../../../ui/Card';

/** Explains what data this browser stores, which depends on whether it can encrypt them. */
export function ThisBrowserCard() {
  const [isEncrypted, setEncrypted] = useState<boolean>();
  useEffect(() => {
    void privateDatabase().then((database) => setEncrypted(database !== undefined));
  }, []);
  return (
    <Card aria-labelledby="este-navegador" sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="h2" id="este-navegador">
        En este navegador
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {isEncrypted === true && ENCRYPTED}
        {isEncrypted === false && PLAIN}
      </Typography>
    </Card>
  );
}

const ENCRYPTED = `Lo que escribe y no guarda queda cifrado hasta ${DRAFT_DAYS} días, y la agenda de hoy, para verla sin conexión, hasta ${AGENDA_HOURS} horas. Al cerrar la sesión se borra todo.`;
const PLAIN =
  'El panel se abrió sin https, y sin https el navegador no puede cifrar. Lo que escribe y no guarda queda solo en esta pestaña, y no se guarda nada para ver sin conexión.';
