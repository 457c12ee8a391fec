import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { announceChange } from '../fields/announce-change';
import { useFieldControl } from '../fields/field-context';
import { TOKEN_TEXT, TOKENS, Token } from './token';

interface TokenInputProps {
  /** Field name, submitted once for each token and for the text that is not a token yet. */
  name: string;
  defaultValue?: readonly string[];
  placeholder?: string;
  maxLength?: number;
}

/** Keys that complete a token. */
const SEPARATORS = new Set(['Enter', ',', ';']);

/**
 * Input for several short texts: Enter, a comma or leaving the field completes a token; Backspace in the empty field
 * removes the last one.
 */
export function TokenInput({ name, defaultValue = [], placeholder, maxLength = 30 }: TokenInputProps) {
  const [tokens, setTokens] = useState<readonly string[]>([...new Set(defaultValue)]);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const announcer = useRef<HTMLInputElement>(null);
  const announced = useRef(tokens);
  const attributes = useFieldControl({});

  function keep() {
    const typed = text.split(/[,;\s]+/).filter((part) => part !== '');
    setText('');
    if (typed.length > 0) setTokens([...new Set([...tokens, ...typed])]);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (SEPARATORS.has(event.key) && text.trim() !== '') {
      event.preventDefault();
      keep();
    } else if (event.key === 'Backspace' && text === '' && tokens.length > 0) setTokens(tokens.slice(0, -1));
  }
  useEffect(() => {
    if (announced.current === tokens) return;
    announced.current = tokens;
    announceChange(announcer.current);
  }, [tokens]);

  return (
    <span className={TOKENS} data-control data-part="tokens">
      {/* Disabled, so never submitted: represents the name for change detection when the last token is removed. */}
      <input ref={announcer} type="hidden" name={name} disabled />
      {tokens.map((token) => (
        <Token
          key={token}
          label={token}
          onRemove={() => {
            setTokens(tokens.filter((each) => each !== token));
            input.current?.focus();
          }}
        >
          <input type="hidden" name={name} value={token} />
        </Token>
      ))}
      <input
        ref={input}
        {...attributes}
        className={TOKEN_TEXT}
        type="text"
        name={name}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="characters"
        maxLength={maxLength}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
        onBlur={keep}
      />
    </span>
  );
}
