/** The fields of a form; a body that only pretends to be one is a bad request, not a fault of ours. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    throw error instanceof TypeError ? new Response(null, { status: 400 }) : error;
  }
}
