import { MONTH_SHEET_NAMES, MONTH_SHEETS, type MonthSheet } from '#domain/money/month-sheets.es.js';
import ArrowDropDownRounded from '~icons/round-arrow-drop-down';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

/** Each part of the month as a CSV file. */
export function SheetMenu({ onTake }: { onTake: (sheet: MonthSheet) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        endIcon={<ArrowDropDownRounded />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        CSV
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {MONTH_SHEET_NAMES.map((sheet) => (
          <MenuItem
            key={sheet}
            onClick={() => {
              setAnchor(null);
              onTake(sheet);
            }}
          >
            {MONTH_SHEETS[sheet].title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
