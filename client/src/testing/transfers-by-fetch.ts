/** jsdom's own requests would leave the process: these ask `fetch`, which `FakeServer` replaces. */
class TransferByFetch {
  readonly upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  #address = '';
  #method = '';
  #answer = new Response();
  readonly #headers = new Headers();
  readonly #aborting = new AbortController();

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.#answer.headers.get(name);
  }

  abort(): void {
    this.#aborting.abort();
    this.onabort?.();
  }

  send(body: Blob): void {
    this.upload.onprogress?.({ loaded: 1, total: 2, lengthComputable: true });
    void this.#transfer(body);
  }

  async #transfer(body: Blob): Promise<void> {
    const { signal } = this.#aborting;
    try {
      this.#answer = await fetch(this.#address, {
        method: this.#method,
        headers: this.#headers,
        body,
        signal,
      });
      this.status = this.#answer.status;
      this.responseText = await this.#answer.text();
    } catch {
      if (!signal.aborted) this.onerror?.();
      return;
    }
    this.onload?.();
  }
}

/** jsdom's files have no `arrayBuffer`. */
function contentOf(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
}

/** Lets a test choose files and send them to its `FakeServer`, and show loaded images. */
export function transferByFetch(): void {
  Object.assign(globalThis, { XMLHttpRequest: TransferByFetch });
  Object.assign(Blob.prototype, { arrayBuffer: contentOf });
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
}
