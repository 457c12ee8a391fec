import { useEffect, useState } from 'react';
import scriptFonts from '../styles/scripts.css?url';

/** Letter that the font of the pages lacks. */
const OTHER_LETTER = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}])\p{L}/u;

/**
 * Names the fonts of other scripts once a letter of them is shown or typed: most pages have none, and the list of their
 * parts is longer than all other styles.
 */
export function ScriptFonts() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const look = (text: string | null | undefined) => {
      if (!OTHER_LETTER.test(text ?? '')) return;
      setNeeded(true);
      stop();
    };
    const lookAtInput = ({ target }: Event) => look((target as Partial<HTMLInputElement>).value);
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes.length > 0 ? addedNodes : [target]) look(node.textContent);
    });
    const stop = () => {
      observer.disconnect();
      document.removeEventListener('input', lookAtInput);
    };
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    document.addEventListener('input', lookAtInput);
    // The data of the page stand in it, too: so the values of fields are seen.
    look(document.body.textContent);
    return stop;
  }, []);
  return isNeeded ? <link rel="stylesheet" href={scriptFonts} /> : null;
}
