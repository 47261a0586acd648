import { PLACEHOLDER_HELP } from '#domain/messages/message-template.es.js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Card } from '../../../ui/Card';
import { PLACEHOLDERS, written } from './placeholders';

export const PlaceholdersCard = () => (
  <Card aria-labelledby="datos-entre-llaves" sx={{ display: 'grid', gap: 1.5 }}>
    <Typography variant="h2" id="datos-entre-llaves">
      Datos entre llaves
    </Typography>
    <Typography variant="body2" color="textSecondary">
      Cada mensaje los lleva con los de su cita.
    </Typography>
    <Box component="dl" sx={{ display: 'grid', gap: 1.25, margin: 0 }}>
      {PLACEHOLDERS.map((placeholder) => (
        <Box key={placeholder}>
          <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
            {written(placeholder)}
          </Typography>
          <Typography component="dd" variant="body2" color="textSecondary" sx={{ margin: 0 }}>
            {PLACEHOLDER_HELP[placeholder]}
          </Typography>
        </Box>
      ))}
    </Box>
  </Card>
);
