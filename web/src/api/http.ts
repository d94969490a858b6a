/** Requests to the server. What it refuses is thrown as the objection it sent. */
import type { Objection } from './types';

export class Trouble extends Error {
  constructor(readonly objection: Objection) {
    super(objection.reason);
  }
}

/** No answer at all: said in the reader's words like any other objection. */
export const NO_CONNECTION: Objection = { clause: '', reason: 'web-no-connection' };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function answer(method: Method, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'Content-Type': 'application/json' };
  }
  const response = await fetch(path, init).catch(() => {
    throw new Trouble(NO_CONNECTION);
  });
  if (!response.ok) throw new Trouble(await objectionIn(response));
  return response;
}

async function objectionIn(response: Response): Promise<Objection> {
  try {
    const { objection } = (await response.json()) as { objection?: Objection };
    if (objection) return objection;
  } catch {
    // Not one of our answers: a proxy that stands between, perhaps.
  }
  return response.status === 404 ? { clause: '', reason: 'web-not-found' } : NO_CONNECTION;
}

async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const text = await (await answer(method, path, body)).text();
  return (text ? JSON.parse(text) : undefined) as T;
}

export const get = <T>(path: string) => request<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => request<T>('POST', path, body);
export const remove = (path: string) => request<void>('DELETE', path);
export const put = (path: string) => request<void>('PUT', path);
export const getBytes = async (path: string) => (await answer('GET', path)).arrayBuffer();
