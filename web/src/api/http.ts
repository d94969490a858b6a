/** HTTP requests to the server. A refusal is thrown as a `RequestError` with its objection. */
import type { Objection } from './types';

export class RequestError extends Error {
  constructor(readonly objection: Objection) {
    super(objection.reason);
  }
}

/** No answer from the server; shown in the reader's language like any other objection. */
export const NO_CONNECTION: Objection = { clause: '', reason: 'web-no-connection' };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  const response = await fetch(path, init).catch(() => {
    throw new RequestError(NO_CONNECTION);
  });
  if (!response.ok) throw new RequestError(await objectionIn(response));
  return response;
}

async function objectionIn(response: Response): Promise<Objection> {
  try {
    const { objection } = (await response.json()) as { objection?: Objection };
    if (objection) return objection;
  } catch {
    // Not from our server: an error page of a proxy, perhaps.
  }
  return response.status === 404 ? { clause: '', reason: 'web-not-found' } : NO_CONNECTION;
}

async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const text = await (await send(method, path, body)).text();
  return (text ? JSON.parse(text) : undefined) as T;
}

export const get = <T>(path: string) => request<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body);
export const remove = (path: string) => request<void>('DELETE', path);
export const put = (path: string) => request<void>('PUT', path);
export const getText = async (path: string) => (await send('GET', path)).text();
export const getBytes = async (path: string) => (await send('GET', path)).arrayBuffer();
