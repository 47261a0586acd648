import { useState } from 'react';
import { optionalPart } from '../../ui/frame/optional-part';
import { useShortcut } from '../../ui/keyboard/use-shortcut';

const KeyboardHelp = optionalPart(() =>
  import('../../ui/keyboard/KeyboardHelpDialog').then((module) => module.KeyboardHelpDialog),
);

/** '?' shows the keys of any page. */
export function HelpByKey() {
  const [isOpen, setOpen] = useState(false);
  useShortcut('?', () => setOpen(true));
  return isOpen && <KeyboardHelp onClose={() => setOpen(false)} />;
}
