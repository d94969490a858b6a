/** How much of a board is drawn, and what this device can draw. */

/** `flat` is SVG alone: by choice, on weak devices, and where there is no WebGL. */
export type Quality = 'flat' | 'low' | 'high';

let detected: Quality | undefined;

/** The best quality for this device. Tested once: a page may hold few WebGL contexts. */
export function bestQuality(): Quality {
  // Without motion a 3D scene shows nothing that the drawing does not.
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 'flat';
  return (detected ??= detect());
}

function detect(): Quality {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return 'flat';
  // Some browsers report "WebKit WebGL" as RENDERER; the extension gives the name of the card.
  const renderer =
    context.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER;
  const isSoftware = /swiftshader|llvmpipe|software/i.test(String(context.getParameter(renderer)));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return isSoftware || (navigator.hardwareConcurrency ?? 2) < 5 ? 'low' : 'high';
}
