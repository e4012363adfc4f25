type FieldName = 'cardNumber' | 'cvv';
type Handler = (data?: unknown) => void;
interface FieldOptions {
  readonly placeholderElementId: string;
  readonly inputType?: string;
  readonly ariaLabel?: string;
  readonly iframeTitle?: string;
}
type Styles = Readonly<Record<string, string>>;
interface FrameMessage {
  readonly instanceId?: string;
  readonly messageType?: string;
  readonly messageId?: string;
  readonly fieldName?: FieldName;
  readonly formId?: string;
  readonly response?: { result?: string };
  readonly error?: object;
}

/**
 * Defines `SecureFields` as the provider's script does, for development and tests only. Names, order and messages are
 * the provider's. The frames are loaded from `folder`. It is served as text, so it must not refer to anything outside.
 */
export function defineSecureFields(folder: string): void {
  const endpoint = new URL(folder).origin;

  class SecureFields {
    readonly #instanceId = crypto.getRandomValues(new Uint32Array(2)).join('');
    readonly #handlers = new Map<string, Handler>();
    readonly #callbacks = new Map<string, Handler>();
    readonly #alive = new Set<FieldName>();
    #fields: Partial<Record<FieldName, FieldOptions>> = {};
    #merchantId = '';
    #styles: Styles = {};
    #formId = '';

    initTokenize(
      merchantId: string,
      fields: Record<FieldName, string | FieldOptions>,
      options?: { styles?: Styles },
    ): void {
      this.#merchantId = merchantId;
      this.#styles = options?.styles ?? {};
      for (const name of ['cardNumber', 'cvv'] as const) {
        const field = fields[name];
        this.#fields[name] = typeof field === 'string' ? { placeholderElementId: field } : field;
      }
      window.addEventListener('message', this.#hear);
      void this.#begin();
    }

    /** A fault can delay the fields, refuse them, or prevent them from loading. */
    async #begin(): Promise<void> {
      const { delayMs, ends } = await this.#fate();
      if (delayMs > 0) await new Promise((over) => void setTimeout(over, delayMs));
      // The second frame is loaded after the first.
      if (ends === null) this.#open('cardNumber');
      else if (ends === 'status') this.#emit('error', { action: 'init', error: 'Refused by a fault' });
    }

    async #fate(): Promise<{ delayMs: number; ends: string | null }> {
      const well = { delayMs: 0, ends: null };
      try {
        const answer = await fetch('/__mock/third-parties/card-fields', { method: 'POST' });
        return answer.ok ? await answer.json() : well;
      } catch {
        return well;
      }
    }

    on(event: string, handler: Handler): void {
      this.#handlers.set(event, handler);
    }

    submit(parameters?: object, callback?: Handler): void {
      this.#ask('submitRequest', { parameters }, callback);
    }

    validate(): void {
      this.#ask('validateRequest', {});
    }

    getCardInfo(callback?: Handler): void {
      this.#ask('cardInfoRequest', {}, callback);
    }

    setStyle(styles: Styles): void {
      for (const [selector, style] of Object.entries(styles)) {
        const [, target = '*', rest = ''] = /^(\*|cardNumber|cvv)(.*)$/.exec(selector) ?? [];
        const selectors = rest === '' ? [] : [rest];
        for (const name of ['cardNumber', 'cvv'] as const)
          if (target === '*' || target === name) this.#post(name, { messageType: 'setStyle', selectors, style });
      }
    }

    setPlaceholder(name: FieldName, placeholder: string): void {
      this.#post(name, { messageType: 'setPlaceholder', placeholder });
    }

    setAriaLabel(name: FieldName, ariaLabel: string): void {
      this.#post(name, { messageType: 'setAriaLabel', ariaLabel });
    }

    focus(name: FieldName): void {
      this.#windowOf(name)?.focus();
    }

    clear(name: FieldName): void {
      this.#post(name, { messageType: 'clear' });
    }

    destroy(): void {
      window.removeEventListener('message', this.#hear);
      for (const name of ['cardNumber', 'cvv'] as const) document.getElementById(this.#frameOf(name))?.remove();
    }

    #frameOf = (name: FieldName): string => `securefields-${this.#instanceId}--${name}`;

    #windowOf(name: FieldName): Window | null {
      const frame = document.getElementById(this.#frameOf(name));
      return frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
    }

    #post(name: FieldName, message: object): void {
      this.#windowOf(name)?.postMessage(message, endpoint);
    }

    #ask(messageType: string, data: object, callback?: Handler): void {
      if (callback === undefined) return this.#post('cardNumber', { messageType, ...data });
      const messageId = `${messageType}:${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
      this.#callbacks.set(messageId, callback);
      this.#post('cardNumber', { messageType, messageId, ...data });
    }

    #open(name: FieldName): void {
      const field = this.#fields[name];
      const place = document.getElementById(field?.placeholderElementId ?? '');
      if (!field || !place) return;
      const parameters = new URLSearchParams({
        mode: 'TOKENIZE',
        merchantId: this.#merchantId,
        fieldName: name,
        formId: this.#formId,
        ariaLabel: field.ariaLabel ?? '',
        inputType: field.inputType ?? 'text',
        instanceId: this.#instanceId,
      });
      const frame = document.createElement('iframe');
      frame.id = this.#frameOf(name);
      frame.name = this.#frameOf(name);
      frame.title = field.iframeTitle ?? '';
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
      // As a style attribute, like the provider's script does, so that the policy must allow exactly this.
      frame.setAttribute('style', 'width: 100%; height: 100%');
      frame.src = `${folder}paymentField?${parameters.toString()}`;
      place.replaceChildren(frame);
    }

    #emit(event: string, data?: unknown): void {
      this.#handlers.get(event)?.(data);
    }

    #settle(response: { result?: string }): void {
      const { result, ...rest } = response;
      if (result === 'success') this.#emit('success', rest);
      else this.#emit('error', { ...rest, action: 'submit' });
    }

    #arrive(name: FieldName, formId: string): void {
      this.#alive.add(name);
      if (name === 'cardNumber') {
        this.#formId = formId;
        this.#open('cvv');
      }
      if (this.#alive.size < 2) return;
      this.setStyle(this.#styles);
      this.#emit('ready');
    }

    #hear = ({ origin, data }: MessageEvent<FrameMessage | null>): void => {
      if (origin !== endpoint || data?.instanceId !== this.#instanceId) return;
      const { messageType = '', messageId = '', fieldName, formId = '', response = {}, error } = data;
      const callback = this.#callbacks.get(messageId);
      if (callback) {
        this.#callbacks.delete(messageId);
        return callback(response);
      }
      switch (messageType) {
        case 'fieldReady':
          return fieldName && this.#arrive(fieldName, formId);
        case 'initResponse':
          return this.#emit('error', { ...error, action: 'init' });
        case 'submitResponse':
          return this.#settle(response);
        case 'validateResponse':
          return this.#emit('validate', response);
        case 'cardInfoResponse':
          return this.#emit('cardInfo', response);
        case 'change':
          return this.#emit('change', response);
      }
    };
  }

  Object.assign(window, { SecureFields });
}
