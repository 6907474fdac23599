const cart = [];

export async function mockCart(request, response) {
  if (request.method === "POST") {
    let body = "";
    for await (const text of request.setEncoding("utf8")) body += text;
    cart.push(JSON.parse(body));
    response.status(201);
  }
  response.json(cart);
}
