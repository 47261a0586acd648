import SearchRounded from '~icons/round-search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '../../ui/frame/ErrorBoundary';
import type { EarlyKeys } from '../../features/finder/Finder';
import { useMayLeave } from '../../ui/dialogs/unsaved-changes';
import { THUMB_HIGH } from '../../ui/theme/thumb-high';

const NONE: EarlyKeys = { text: '' };

const loadFinder = () => import('./PanelFinder');
const PanelFinder = lazy(() => loadFinder().then((module) => ({ default: module.PanelFinder })));

/** Opens the finder, as Ctrl+K does except over a dialog. Looks like a search box where there is room. */
export function FinderButton() {
  const [isOpen, setOpen] = useState(false);
  const [early, setEarly] = useState<EarlyKeys>(NONE);
  const from = useRef<HTMLElement>(null);
  const open = () => {
    from.current = document.activeElement as HTMLElement | null;
    setEarly(NONE);
    setOpen(true);
  };
  // The dialog returns the focus to the input for early keys, which has disappeared.
  useEffect(() => {
    if (!isOpen && document.activeElement === document.body) from.current?.focus();
  }, [isOpen]);
  const navigate = useNavigate();
  const mayLeave = useMayLeave();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // Otherwise the browser's own search would take the focus.
      event.preventDefault();
      if (!document.querySelector('[role$="dialog"]')) open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const go = async (path: string) => {
    setOpen(false);
    if (await mayLeave()) void navigate(path);
  };
  return (
    <>
      <ButtonBase
        aria-label="Buscar"
        aria-keyshortcuts="Control+K Meta+K"
        title="Buscar (Ctrl+K)"
        onClick={open}
        onPointerEnter={() => void loadFinder()}
        onFocus={() => void loadFinder()}
        sx={box}
      >
        <SearchRounded fontSize="small" aria-hidden />
        <Box component="span" aria-hidden sx={words}>
          Buscar
        </Box>
      </ButtonBase>
      {isOpen && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<EarlyInput keys={early} onKeys={setEarly} onClose={() => setOpen(false)} />}>
            <PanelFinder early={early} onClose={() => setOpen(false)} onGo={(path) => void go(path)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

interface EarlyInputProps {
  keys: EarlyKeys;
  onKeys: (keys: EarlyKeys) => void;
  onClose: () => void;
}

/** Keeps the typed text until the finder's own input has loaded. */
const EarlyInput = ({ keys, onKeys, onClose }: EarlyInputProps) => (
  <div role="dialog" aria-busy aria-label="Buscar">
    <input
      aria-label="Buscar"
      autoFocus
      style={{
        position: 'fixed',
        zIndex: 1300,
        inset: '10dvh 24px auto',
        margin: 'auto',
        maxWidth: 600,
        padding: 18,
      }}
      value={keys.text}
      onChange={(event) => onKeys({ text: event.target.value })}
      onKeyDown={({ key, shiftKey }) => {
        if (key === 'Escape') onClose();
        if (key === 'Enter') onKeys({ ...keys, enter: shiftKey ? 'book' : 'open' });
      }}
    />
  </div>
);

/** The shortcut's keys are not part of the button's name. */
const words = {
  display: { xs: 'none', md: 'flex' },
  justifyContent: 'space-between',
  flex: 1,
  '&::after': { content: '"Ctrl K"' },
} as const;

const box = {
  gap: 1,
  width: { xs: 44, md: 240 },
  height: { xs: 44, md: 36 },
  ...THUMB_HIGH,
  paddingInline: { xs: 0, md: 1.5 },
  borderRadius: { xs: '50%', md: '10px' },
  border: { md: '1px solid' },
  borderColor: { md: 'divider' },
  textAlign: 'left',
  fontSize: '0.875rem',
  color: { xs: 'inherit', md: 'text.secondary' },
  backgroundColor: { md: 'background.default' },
  '&:hover': { backgroundColor: 'action.hover' },
} as const;
