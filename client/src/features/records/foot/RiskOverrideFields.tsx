import { EXAM_LIMITS, type RiskOverride } from '#domain/records/foot/exam.js';
import { RISK_LABELS } from '#domain/records/foot/risk.es.js';
import type { RiskCategory } from '#domain/records/foot/risk.js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Field } from '../../../ui/fields/Field';
import { Choices } from './Choices';

interface RiskOverrideFieldsProps {
  override: RiskOverride | null;
  /** The calculated category; null if there is none. */
  calculated: RiskCategory | null;
  /** Null restores the calculated category. */
  onChange: (override: RiskOverride | null) => void;
}

/** The professional's own category counts once it has a reason. */
export function RiskOverrideFields({ override, calculated, onChange }: RiskOverrideFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const [category, setCategory] = useState<RiskCategory | null>(override?.category ?? null);
  const [reason, setReason] = useState(override?.reason ?? '');
  if (!isOpen) {
    return (
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" onClick={() => setOpen(true)}>
          Cambiar con motivo
        </Button>
        {override && (
          <Button size="small" color="inherit" onClick={() => onChange(null)}>
            Usar el calculado
          </Button>
        )}
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%', marginTop: 1, color: 'text.primary' }}>
      <Choices
        label="Riesgo según el profesional"
        options={Object.entries(RISK_LABELS).map(([code, label]) => [code, `${code}, ${label}`])}
        chosen={category === null ? null : String(category)}
        onChoose={(code) => setCategory(code === null ? null : (Number(code) as RiskCategory))}
      />
      <Field
        label="Motivo"
        value={reason}
        maxLength={EXAM_LIMITS.text}
        onChange={({ target }) => setReason(target.value)}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={category === null || reason.trim() === ''}
          onClick={() => {
            if (category === null) return;
            onChange({ category, reason: reason.trim(), calculated: calculated ?? category });
            setOpen(false);
          }}
        >
          Usar este riesgo
        </Button>
        <Button color="inherit" onClick={() => setOpen(false)}>
          Cancelar
        </Button>
      </Box>
    </Box>
  );
}
