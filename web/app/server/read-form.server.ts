const FORM = 'application/x-www-form-urlencoded';

/** The fields of a form; a body that only pretends to be one is a bad request, not a fault of ours. Files have a reader of their own, which has limits. */
export async function readForm(request: Request): Promise<FormData> {
  const [type] = (request.headers.get('content-type') ?? '').split(';');
  if (type?.trim().toLowerCase() !== FORM) throw new Response(null, { status: 400 });
  return request.formData();
}
