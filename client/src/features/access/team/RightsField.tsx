import { AREA_SENTENCES } from '#domain/access/area-sentences.es.js';
import {
  CUSTOM_RIGHTS,
  nameOfRights,
  NO_RIGHTS,
  PRESET_NAMES,
  rightsInWords,
} from '#domain/access/presets.es.js';
import { type Preset, presetOf, PRESETS, rightsOf } from '#domain/access/presets.js';
import { AREA_TITLES } from '#domain/access/rights.es.js';
import { type Area, type AreaAccess, AREAS, type Rights } from '#domain/access/rights.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ExpandMoreRounded from '~icons/round-expand-more';
import { useId, useState } from 'react';
import { SegmentedButtons } from '../../../ui/fields/SegmentedButtons';
import { SelectField } from '../../../ui/fields/SelectField';
import { FLUSH_START } from '../../../ui/theme/flush';

const CHOICES = { NONE: 'Nada', READ: 'Ver', WRITE: 'Cambiar' } as const;

interface RightsFieldProps {
  rights: Rights;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (rights: Rights) => void;
}

/** A preset, or one choice for each area. */
export function RightsField({ rights, hint, error, onChange }: RightsFieldProps) {
  const id = useId();
  const preset = presetOf(rights);
  const [showsAreas, setShowsAreas] = useState(preset === undefined);
  const choosePreset = (value: string) => {
    if (value === '') setShowsAreas(true);
    else onChange(rightsOf(value as Preset));
  };
  const chooseAccess = (area: Area, access: AreaAccess | 'NONE') => {
    const { [area]: _former, ...others } = rights;
    onChange(access === 'NONE' ? others : { ...others, [area]: access });
  };
  return (
    <div>
      <SelectField
        label="Permisos"
        hint={hint}
        error={error}
        value={preset ?? ''}
        onChange={(event) => choosePreset(event.target.value)}
      >
        {PRESETS.map((each) => (
          <option key={each} value={each}>
            {PRESET_NAMES[each]}
          </option>
        ))}
        <option value="">{preset ? CUSTOM_RIGHTS : nameOfRights(rights)}</option>
      </SelectField>
      <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ marginTop: 1 }}>
        {withoutRepeat(rights)}
      </Typography>
      <Button
        size="small"
        color="inherit"
        aria-expanded={showsAreas}
        aria-controls={`${id}-areas`}
        endIcon={
          <ExpandMoreRounded
            aria-hidden
            style={{
              transform: showsAreas ? 'rotate(180deg)' : undefined,
              transition: 'transform var(--fast)',
            }}
          />
        }
        onClick={() => setShowsAreas(!showsAreas)}
        sx={{ ...FLUSH_START, marginTop: 0.5 }}
      >
        Ajustar por área
      </Button>
      <Box
        component="ul"
        id={`${id}-areas`}
        hidden={!showsAreas}
        aria-label="Permisos por área"
        sx={{ margin: 0, padding: 0, listStyle: 'none' }}
      >
        {AREAS.map((area) => (
          <Box
            key={area}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 2,
              rowGap: 1,
              paddingBlock: 1.25,
              borderTop: '1px solid var(--line)',
            }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>{AREA_TITLES[area]}</Typography>
              <Typography variant="body2" color="textSecondary">
                {AREA_SENTENCES[area][rights[area] ?? 'NONE']}
              </Typography>
            </Box>
            <SegmentedButtons
              label={`${AREA_TITLES[area]}: permiso`}
              options={CHOICES}
              chosen={rights[area] ?? 'NONE'}
              onChoose={(access) => chooseAccess(area, access)}
            />
          </Box>
        ))}
      </Box>
    </div>
  );
}

/** The select already says that there are none. */
function withoutRepeat(rights: Rights): string {
  const words = rightsInWords(rights);
  return words === NO_RIGHTS ? 'No ve nada de la clínica.' : `${words}.`;
}
